export { type Motion, type Place, placeOf } from './motion.ts';
export { MotionLayer } from './motion-layer.tsx';
