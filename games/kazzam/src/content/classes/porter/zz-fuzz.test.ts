import { checkAnswer, Match, sampleAnswer, seededSource } from '@tablewright/engine';
import { test } from 'vitest';
import { kazzam } from '../../../index.ts';

const P = ['spellwarp-sniper','portal-brawler','self-lift','short-jump','basic-kinemancy','short-tunnel','scouting-warp','hub-warp','source-warp','involuntary-lift','instant-repulsion','reinforcements','bend-space','floor-portal','ripping-tides','contingency-jump'].map((p) => `porter/${p}`);
const W = ['motile-ward','reflective-ward','capacitive-ward','costly-ward','toxic-ward','power-transference','shrinking-robes','ward-boost','ward-bash','ward-wall','sight-ward','entry-ward'].map((p) => `wardmaster/${p}`);
const rows = ['............','..B......R..','....#..#....','.R.....,,.B.','....#..#....','............','..r......b..','##E######F##','','##E######F##','s..........t','s....3.....t','s..........t','############'];
test('fuzz', () => {
  const from = Number(process.env.FROM ?? 0);
  for (let seed = from; seed < from + Number(process.env.COUNT ?? 30); seed += 1) {
    const created = Match.create(kazzam as never, {
      id: `f${seed}`,
      seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'human' })),
      options: { roundLimit: 12, crossAreaWarps: seed % 2 === 0, moveThroughAllies: seed % 3 === 0 },
      random: { kind: 'seeded', seed: `s${seed}` },
      given: {
        court: rows,
        athletes: [
          { name: 'Pia', at: '1,0', class: 'porter', picks: P, implement: ['wand', 'staff', 'sword'][seed % 3], seat: 0, role: 'striker', specialisation: 'blaster' },
          { name: 'Wanda', at: '1,4', class: 'wardmaster', picks: W, implement: ['staff', 'sword', 'wand'][seed % 3], seat: 1, role: 'leader', specialisation: 'tactician' },
          { name: 'Poe', at: '10,0', team: 'opposition', class: 'porter', picks: P, implement: ['sword', 'wand', 'staff'][seed % 3], seat: 2, role: 'specialist', specialisation: 'trapper' },
          { name: 'Wim', at: '10,4', team: 'opposition', class: 'wardmaster', picks: W, implement: 'wand', seat: 2, role: 'defender', specialisation: 'juggernaut' },
        ],
        turn: 'Pia',
      },
    } as never);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const match = created.value as any;
    const random = seededSource(`r${seed}`) as any;
    const chance = { index: (n: number) => Math.floor(rnd() * n) } as any;
    let x = seed * 7919 + 13;
    function rnd() { x = (x * 1103515245 + 12345) & 0x7fffffff; return x / 0x7fffffff; }
    void random; void checkAnswer;
    const trace: string[] = [];
    for (let step = 0; step < 3000; step += 1) {
      const [open] = match.choices;
      if (open === undefined) break;
      let answer = sampleAnswer(open, chance) as any;
      // Not so many turns without anything.
      if (open.why.key === 'action' && open.options[answer]?.id === 'end-turn' && rnd() < 0.7) answer = sampleAnswer(open, chance);
      trace.push(`${open.seat} ${open.why.key} ${JSON.stringify(answer)} ${'options' in open && typeof answer === 'number' ? open.options[answer]?.id : ''}`);
      let result: any;
      try { result = match.submitAnswer(open.seat, 0, answer); } catch (error) { throw new Error(`seed ${seed} step ${step}: ${(error as Error).message}\n${(error as Error).stack}\n${trace.slice(-12).join('\n')}`); }
      if (result && result.ok === false) throw new Error(`seed ${seed}: ${JSON.stringify(result.error)}\n${trace.slice(-6).join('\n')}`);
      for (const { rule, check } of kazzam.invariants ?? []) {
        const wrong = check(match.state, {} as never);
        if (wrong !== undefined) throw new Error(`seed ${seed} step ${step}: ${rule} ${wrong}\n${trace.slice(-14).join('\n')}`);
      }
    }
  }
}, 600000);
