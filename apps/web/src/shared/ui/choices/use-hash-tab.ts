import { useNavigate, useRouterState } from '@tanstack/react-router'

/**
 * The tab that the address names behind its hash, such as `#dTab=services` (spec §2.3, development
 * screen), and what changes it: a page that is opened again shows the tab that was left. The first
 * one where the address names none.
 */
export function useHashTab<Key extends string>(
  name: string,
  keys: readonly [Key, ...Key[]],
): readonly [current: Key, change: (key: Key) => void] {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const asked = new URLSearchParams(hash).get(name)
  const current = keys.find((key) => key === asked) ?? keys[0]
  const change = (key: Key) => {
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => old,
      hash: `${name}=${key}`,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    })
  }
  return [current, change]
}
