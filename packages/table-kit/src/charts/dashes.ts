/** Lines of a chart are told apart without their colours. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 3'] as const;
