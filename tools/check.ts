/** Every check that does not run the code; says which part failed. */
import { checkParts } from './check-parts.ts';
import { runAndReport } from './parts.ts';

await runAndReport(checkParts);
