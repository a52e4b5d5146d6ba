import { GAMES } from '@tablewright/registry';
import { folderOf } from '@tablewright/registry/folders';
import { processIo } from './io.ts';
import { runProgram } from './program.ts';
import { TOYS } from './toys.ts';

const catalogue = {
  entries: GAMES,
  toys: TOYS,
  folderOf,
  module: import.meta.resolve('@tablewright/registry'),
};

const io = processIo();
process.exitCode = await runProgram(io, catalogue, process.argv.slice(2));
io.close();
