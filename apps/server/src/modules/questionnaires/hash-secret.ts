import { createHash } from 'node:crypto'

/** What is kept of 256 random bits: nobody who reads the database can use them. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
