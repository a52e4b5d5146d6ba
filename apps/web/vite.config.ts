import { defineConfig } from 'vite';
import { webBuild } from './build/web-build.ts';

export default defineConfig((env) => webBuild(env));
