import { Bot, Globe, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDevice } from '../pwa/device.ts';
import { useWebWords } from '../web-words.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { COMPANIES, type Company } from './company.ts';

const ICONS = { alone: Bot, together: Users, online: Globe } as const;

/** Whom the match is played with: bots, people at this screen, friends at devices of their own. */
export function CompanyField({
  company,
  most,
  onChange,
}: {
  /** Nothing where bots play among themselves. */
  readonly company: Company | undefined;
  /** How many may play. */
  readonly most: number;
  readonly onChange: (company: Company) => void;
}): ReactNode {
  const words = useWebWords();
  const device = useDevice();
  const isOpen = (one: Company): boolean => one !== 'online' || device.online;
  const offered = COMPANIES.filter((one) => one !== 'together' || most > 1);
  return (
    <ChoiceCards
      legend={words('new.company')}
      cards={offered.map((one) => {
        const Icon = ICONS[one];
        return {
          id: one,
          name: words(one === 'online' ? 'new.where.online' : `new.company.${one}`),
          line: isOpen(one)
            ? words(one === 'online' ? 'new.where.online.help' : `new.company.${one}.help`)
            : words('new.where.offline'),
          picture: <Icon className="choice-icon" aria-hidden="true" size={32} strokeWidth={1.5} />,
          disabled: !isOpen(one),
        };
      })}
      chosen={company === undefined ? [] : [company]}
      onChoose={(id) => onChange(id as Company)}
    />
  );
}
