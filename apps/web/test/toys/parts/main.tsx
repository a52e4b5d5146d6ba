import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import '@tablewright/table-kit/styles.css';
import './parts.css';
import { createRoot } from 'react-dom/client';
import { PartsPage } from './parts-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the parts');
createRoot(root).render(<PartsPage asked={new URLSearchParams(location.search)} />);
