// What the `./report` entry exports, for parts that name it and never run it.
import type { ReportModule } from '@tablewright/table-kit/printout';

export declare const REPORT: ReportModule['REPORT'];
