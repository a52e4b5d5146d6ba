/** How long a push service may take, in milliseconds. */
const PATIENCE = 5_000;

/** An encrypted message for a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Sends a message to a push service. Resolves to the status of its reply. */
export type PushTransport = (request: PushRequest) => Promise<number>;

/** Sends by HTTP, follows no redirect, waits five seconds, and ignores the body of the reply. */
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
