import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for `seal`, as text. */
export const newSealingKey = (): string => randomBytes(32).toString('base64url')

/** Encrypts a text, so that no copy of it says anything without the key. */
export function seal(text: string, key: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), iv, {
    authTagLength: TAG_BYTES,
  })
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed; undefined where the key is another one. */
export function unseal(sealed: string, key: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(
    CIPHER,
    Buffer.from(key, 'base64url'),
    bytes.subarray(0, IV_BYTES),
    { authTagLength: TAG_BYTES },
  )
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
