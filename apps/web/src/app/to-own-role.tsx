import { useQueryClient } from '@tanstack/react-query'
import type { Role } from '@telemachos/contract/core/roles'
import { useEffect, useEffectEvent } from 'react'
import { call, dropAnswers, signInPath, useTexts } from '#shared'
import { toast } from '#ui'
import { useApp } from './app-context.ts'

/** Goes on in another of the roles held here, to which the address belongs, and says so (spec §6). */
export function ToOwnRole({ role }: { readonly role: Role }) {
  const { setIdentity } = useApp()
  const { t } = useTexts()
  const queries = useQueryClient()
  const goOn = useEffectEvent(async () => {
    const switched = await call('identity.switchRole', { Role: role })
    queries.clear()
    dropAnswers()
    setIdentity(switched)
    toast(t('shell.role.switched', { name: t(`identity.role.${role}`) }), { kind: 'info' })
  })
  useEffect(() => {
    goOn().catch(() => location.replace(signInPath()))
  }, [])
  return null
}
