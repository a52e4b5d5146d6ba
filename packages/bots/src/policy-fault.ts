/** A policy gave an answer that its choice does not allow, or cannot work here: our mistake. */
export class PolicyFault extends Error {
  override readonly name = 'PolicyFault';
}
