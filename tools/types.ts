/** Type-checks the rules, the Node side, the web side and the tests. */
import { typeParts } from './check-parts.ts';
import { runAndReport } from './parts.ts';

await runAndReport(typeParts);
