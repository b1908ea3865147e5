import { useNavigate, useRouterState } from '@tanstack/react-router'
import { isPhone } from '#ui'
import { TABS, type TabKey } from './setting-groups.ts'

/**
 * Which page of the settings the address names, as `#tab=menus`; `set` names one setting in it, which
 * then has the focus, as `#tab=general&set=url`. On a phone an address without a page is the list of
 * pages, so that going to one leaves a step to come back by.
 */
export function useSettingsAddress() {
  const navigate = useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const named = new URLSearchParams(hash)
  const tab = TABS.find((key) => key === named.get('tab'))
  const go = (next: TabKey | undefined): void => {
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => old,
      hash: next ? `tab=${next}` : '',
      hashScrollIntoView: false,
      replace: !isPhone(),
      resetScroll: isPhone(),
    })
  }
  return { tab, set: named.get('set') ?? undefined, go }
}
