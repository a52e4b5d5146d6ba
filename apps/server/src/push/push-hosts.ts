import { z } from 'zod';

/**
 * The push services of today's browsers: Chromium and its derivatives, Firefox, Edge on Windows,
 * Safari. `*.` stands for any subdomain.
 */
export const KNOWN_PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** A host name, or `*.` and one. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The setting PUSH_HOSTS: host names separated by commas, or `none`. IP addresses are not allowed. */
export const PushHosts = z.string().transform((given, context): readonly string[] => {
  if (given === 'none') return [];
  const hosts = given.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong === undefined) return hosts;
  const right = 'names of hosts such as push.example.com or *.example.com, parted by commas';
  context.addIssue(`must be ${right}, or none; it has "${wrong}"`);
  return z.NEVER;
});

/**
 * Why nothing may be sent to an endpoint, if that is so. Clients decide where the server sends, so it
 * sends to known push services alone, by https on the default port.
 */
export function endpointProblem(endpoint: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(endpoint)) return 'the endpoint must be an address that begins with https://';
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:') return 'the endpoint must begin with https://';
  if (port !== '') return 'the endpoint must have no port of its own';
  if (username !== '' || password !== '') return 'the endpoint must name no user';
  if (hosts.some((host) => isOf(hostname, host))) return undefined;
  return `${hostname} is no push service that this server knows; it knows ${hosts.join(', ')}`;
}

function isOf(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
