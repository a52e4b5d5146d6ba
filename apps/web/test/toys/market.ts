import { market as silent } from '@tablewright/engine/testing';

/** The market of the engine's tests, with words: trades, forms and what one may do at any time. */
export const market = {
  ...silent,
  speech: {
    event: (event: object) => {
      const { type, seat, news, deal } = event as {
        readonly type: string;
        readonly seat: number;
        readonly news?: string;
        readonly deal?: { readonly to: number };
      };
      const params = {
        seat: { seat },
        ...(deal === undefined ? {} : { partner: { seat: deal.to } }),
      };
      return { key: news === undefined ? `event.${type}` : `event.deal.${news}`, params };
    },
  },
  texts: {
    turn: 'How do you spend the day',
    'option.work': 'Work',
    'option.work.help': 'Earns one piece of gold.',
    'option.rest': 'Rest',
    'trade.propose': 'Propose a trade to {partner}',
    'trade.propose.help': 'It stands until the end of this turn.',
    'trade.propose.verb': 'Propose it',
    'trade.propose.give': 'What you give',
    'trade.propose.gold': 'Gold on top',
    'trade.propose.gold.help': 'Nobody can give more than they have.',
    'trade.propose.take': 'What you want for it',
    'trade.answer': '{partner} proposes a trade',
    'trade.counter': 'Propose something else to {partner}',
    'trade.counter.verb': 'Propose this instead',
    'trade.counter.give': 'What you give',
    'trade.counter.gold': 'Gold on top',
    'trade.counter.take': 'What you want for it',
    'trade.withdraw': 'Your proposal to {partner}',
    'option.accept': 'Accept',
    'option.decline': 'Decline',
    'option.counter': 'Propose something else',
    'option.withdraw': 'Withdraw it',
    'option.salt': 'Salt',
    'option.silk': 'Silk from beyond the mountains',
    'option.tea': 'Tea',
    gold: '{gold, plural, one {# piece of gold} other {# pieces of gold}}',
    'not-covered': 'One of you no longer has what was agreed.',
    'setting.waits': 'The table waits for an answer',
    'event.worked': '{seat} has spent the day.',
    'event.handed-over': '{seat} and {partner} trade.',
    'event.deal.proposed': '{seat} proposes a trade to {partner}.',
    'event.deal.countered': '{seat} proposes something else to {partner}.',
    'event.deal.accepted': '{partner} accepts.',
    'event.deal.declined': '{partner} declines.',
    'event.deal.withdrawn': '{seat} withdraws the proposal.',
    'event.deal.lapsed': 'The proposal of {seat} is off the table.',
    'outcome.closed': 'The market closes',
  },
};
