import type { ReactNode } from 'react'
import { useIsArchived } from '../api/may.ts'
import classes from './while-open.module.css'

/** Fields and buttons that an archived project would refuse: there they are disabled; links stay. */
export function WhileOpen({ children }: { readonly children: ReactNode }) {
  const isArchived = useIsArchived()
  return (
    <fieldset disabled={isArchived} role="presentation" className={classes.part}>
      {children}
    </fieldset>
  )
}
