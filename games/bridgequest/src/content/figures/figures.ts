/** A figurine: a character, an enemy or an ally, as the game has it (BQ-COMP-05). */
export interface FigurineData {
  readonly id: string;
  readonly name: string;
  /** The sides of its size die (BQ-CMB-07). */
  readonly die: number;
  readonly rank?: 'miniboss' | 'boss';
}

/** The figurines of the first campaign, then the Minibosses that later ones bring (BQC-FIG). */
export const FIGURINES = [
  { id: 'BQC-FIG-01', name: 'Brenda the Unplugged', die: 4 },
  { id: 'BQC-FIG-02', name: 'Sir Gherkin', die: 4 },
  { id: 'BQC-FIG-03', name: 'Mildred, Duchess of Lint', die: 4 },
  { id: 'BQC-FIG-04', name: 'Nigel, Accountant of Doom', die: 4 },
  { id: 'BQC-FIG-05', name: 'Trombone Goblin Ooble', die: 6 },
  { id: 'BQC-FIG-06', name: 'Captain Broth', die: 6 },
  { id: 'BQC-FIG-07', name: 'The Left Half of a Centaur', die: 6 },
  { id: 'BQC-FIG-08', name: 'Professor Barnacle', die: 6 },
  { id: 'BQC-FIG-09', name: 'Keith the Wobbly Gargoyle', die: 6 },
  { id: 'BQC-FIG-10', name: 'Auntie Catapult', die: 8 },
  { id: 'BQC-FIG-11', name: 'Baron von Wheelbarrow', die: 8 },
  { id: 'BQC-FIG-12', name: 'The Extremely Tall Gnome', die: 8 },
  { id: 'BQC-FIG-13', name: 'Moss Golem Deborah', die: 8 },
  { id: 'BQC-FIG-14', name: 'Ulrich the Yodeling Wraith', die: 10 },
  { id: 'BQC-FIG-15', name: 'Clawdette, Lobster Paladin', die: 10 },
  { id: 'BQC-FIG-16', name: 'Four Badgers in a Bathrobe', die: 10 },
  { id: 'BQC-FIG-17', name: 'The Mime Nobody Invited', die: 12 },
  { id: 'BQC-FIG-18', name: 'Countess Latefee', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-19', name: 'Gristlebeard the Double-Parked', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-20', name: 'The Grand Escrow, Landlord of All Worlds', die: 100, rank: 'boss' },
  { id: 'BQC-FIG-31', name: 'Dame Hortensia Thunderclap', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-32', name: 'The Rumor', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-33', name: 'Bartholomew Two-Hats', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-34', name: 'Queen of the Lost Property', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-35', name: 'Sergeant Marzipan', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-36', name: 'The Unblinking Cow', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-37', name: 'Doctor Footnote', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-38', name: 'Granny Siege', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-39', name: 'The Backup Dancer', die: 20, rank: 'miniboss' },
  { id: 'BQC-FIG-40', name: 'Oswald, Formerly a Mountain', die: 20, rank: 'miniboss' },
] as const satisfies readonly FigurineData[];
