import { isIPv6 } from 'node:net'

/** Of the 128 bits of an address the first 64 are the network's; whoever has one has all its addresses. */
const NETWORK_GROUPS = 4

/**
 * What a caller's network address is counted by: an IPv4 address, or the network of 64 bits that an IPv6
 * address is of.
 * ```ts
 * networkOf('203.0.113.7') // => '203.0.113.7'
 * networkOf('::ffff:203.0.113.7') // => '203.0.113.7'
 * networkOf('2001:db8:1:2:aaaa::1') // => '2001:db8:1:2::/64'
 * ```
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [first = [], last = []] = address.split('::').map(readGroups)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

function readGroups(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16)
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

const bytesOf = (group: number): number[] => [group >> 8, group & 255]
