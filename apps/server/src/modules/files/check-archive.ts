/** What an archive may have in it, and how much larger it may become by unpacking. */
const MAX_ENTRIES = 1_000
const MAX_RATIO = 100

const END_BYTES = 22
const END_MARK = 0x06054b50
const ENTRY_BYTES = 46
const ENTRY_MARK = 0x02014b50

/**
 * Whether a zip archive may be kept, by the list at its end; nothing is unpacked. One whose list is not
 * wholly in `tail`, or that needs 64 bits for a number, may not.
 * @param bytes how long the whole is.
 */
export function isBoundedArchive(tail: Buffer, bytes: number): boolean {
  const end = findEnd(tail)
  if (end === undefined) return false
  const entries = tail.readUInt16LE(end + 10)
  const listBytes = tail.readUInt32LE(end + 12)
  const start = end - listBytes
  if (entries > MAX_ENTRIES || start < 0) return false
  let unpacked = 0
  let at = start
  for (let entry = 0; entry < entries; entry++) {
    if (at + ENTRY_BYTES > end || tail.readUInt32LE(at) !== ENTRY_MARK) return false
    unpacked += tail.readUInt32LE(at + 24)
    const texts =
      tail.readUInt16LE(at + 28) + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
    at += ENTRY_BYTES + texts
  }
  return at === end && unpacked <= bytes * MAX_RATIO
}

/** Where the archive's closing record begins; a remark may follow it. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    const isEnd =
      tail.readUInt32LE(at) === END_MARK &&
      at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length
    if (isEnd) return at
  }
  return undefined
}
