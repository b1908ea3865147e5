import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link, and the hash under which they are kept. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** SHA-256: such secrets cannot be guessed, and a copy of the table opens nothing. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}
