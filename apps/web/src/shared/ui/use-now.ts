import { useEffect, useState } from 'react'
import { given } from '../api/given.ts'

const MINUTE = 60_000

/** The time, again every minute: what is due or begins soon changes while a page stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(given.At ?? Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
