import { createContext, use } from 'react'

export const AdminButtonsContext = createContext(false)

/** Whether the buttons of administrators are shown: toggled with Ctrl+backtick (spec §2.3). */
export function useAdminButtons(): boolean {
  return use(AdminButtonsContext)
}
