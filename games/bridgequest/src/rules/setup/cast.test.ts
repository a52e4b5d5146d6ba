import { expect, test } from 'vitest';
import { sit } from '../../../test/table.ts';
import { FIRST_CAMPAIGN } from '../../campaign/campaign.ts';
import { castOf } from './cast.ts';

/** The cast of a table that later games of a campaign have added these to. */
function cast(added: readonly string[], figurines: number) {
  const { t } = sit({ heroes: [], options: { figurines } });
  t.state = { ...t.state, campaign: { ...FIRST_CAMPAIGN, added: [...added] } };
  return castOf(t).figurines;
}

test('[BQC-GM-04] new figurines come in the order of their ids, among as many as the table has', () => {
  const all = cast(['BQC-FIG-35', 'BQC-FIG-31'], 40);
  expect(all).toHaveLength(22);
  expect(all.slice(0, -1)).toEqual([...all.slice(0, -1)].sort());
  expect(all.slice(-3)).toEqual(['BQC-FIG-31', 'BQC-FIG-35', 'BQC-FIG-20']);
  const some = cast(['BQC-FIG-35', 'BQC-FIG-31'], 8);
  expect(some).toHaveLength(8);
  expect(some.slice(0, -1)).toEqual([...some.slice(0, -1)].sort());
});
