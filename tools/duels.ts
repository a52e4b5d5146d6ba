/**
 * Has software fight duels at the d20 table and prints how each trait does against each other one:
 *
 *     npm run duels -- roles              all roles, at Level 4
 *     npm run duels -- heritages 8 1000   all heritages at Level 8, a thousand duels each
 */
import { d20Content } from '@tablewright/d20/content';
import { type Duel, duelTable, KINDS } from '@tablewright/d20/duels';

const [named = 'roles', level = '4', duels = '1000'] = process.argv.slice(2);
const kind = KINDS.find((one) => one === named);
if (kind === undefined || !(Number(level) >= 1) || !(Number(duels) >= 1)) {
  console.error(`Say which traits: ${KINDS.join(' or ')}; then a Level, and how many duels.`);
  process.exit(2);
}

const found: Duel[] = [];
const asked = { level: Number(level), duels: Number(duels), seed: 'duels' };
for (const one of duelTable(d20Content(), kind, asked)) {
  found.push(one);
  console.log(`${one.trait} ${one.won} : ${one.lost} ${one.against}`);
}
const traits = [...new Set(found.flatMap(({ trait, against }) => [trait, against]))];
const shares = traits.map((trait) => ({ trait, share: shareOf(trait) }));
console.log('');
for (const { trait, share } of shares.sort((a, b) => b.share - a.share)) {
  console.log(`${(100 * share).toFixed(1).padStart(5)} % ${trait}`);
}

/** How many of its duels with a winner a trait has won. */
function shareOf(trait: string): number {
  let won = 0;
  let decided = 0;
  for (const one of found) {
    if (one.trait !== trait && one.against !== trait) continue;
    won += one.trait === trait ? one.won : one.lost;
    decided += one.won + one.lost;
  }
  return decided === 0 ? 0 : won / decided;
}
