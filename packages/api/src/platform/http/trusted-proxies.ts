import { BlockList, isIP } from 'node:net';

const names: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether the peer at `address` is a proxy whose X-Forwarded-For is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

/**
 * @param list TRUST_PROXY: addresses, CIDR ranges, 'loopback', 'linklocal', 'uniquelocal', by commas;
 * 'none' for no proxy at all
 * @returns null when an entry of the list is invalid
 */
export function trustedProxies(list: string): IsTrustedProxy | null {
  const blocks = new BlockList();
  const entries = list.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => names[name] ?? [name])) {
    if (entry !== 'none' && !add(blocks, entry)) return null;
  }
  return (address) => {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const family = isIP(plain);
    return family !== 0 && blocks.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

function add(blocks: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const most = family === 4 ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return false;
  if (length > most) return false;
  blocks.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
