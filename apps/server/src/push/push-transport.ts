/** How long a push service may take, in milliseconds. */
const PATIENCE = 5_000;

/** A message for a push service, encrypted already. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Takes a message to a push service; the status of its reply. Rejects if it cannot be reached. */
export type PushTransport = (request: PushRequest) => Promise<number>;

/** Posts by HTTP. It follows no redirect, waits five seconds, and reads nothing of what comes back. */
export const httpTransport: PushTransport = async ({ endpoint, headers, body }) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  return response.status;
};
