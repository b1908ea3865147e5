import { useEffect, useState } from 'react'
import { given } from '../api/given.ts'
import { serverNow } from '../api/server-time.ts'

const MINUTE = 60_000

/**
 * The time by the server's clock, again every minute: what is due or begins soon changes while a page stays
 * open.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => (given.At === undefined ? serverNow() : new Date(given.At)))
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
