#!/usr/bin/env node
// Plain JavaScript, so that an old Node can say what is wrong instead of failing on the first type.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `tablewright needs Node 24, this is ${process.versions.node}; run it as: npx tablewright`,
  );
  process.exit(2);
}
await import('../src/main.ts');
