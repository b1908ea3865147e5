import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { formatNumber } from '@telemachos/rules/numbers'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useWrite } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { askToConfirm } from '../../../shared/ui/dialogs/dialog-store.ts'
import { toast, TOAST_MS } from '../../../shared/ui/toast-store.ts'
import type { Selection } from './use-selection.ts'

/** So many people are invited by one call. */
const MOST = 100

/** Invites those selected to set a password, once it is confirmed; undefined for who may not. */
export function useInvite(selection: Selection): (() => void) | undefined {
  const { t, language } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const invite = useWrite('account.inviteUsers')
  if (!roleAllowed(Role, PROJECT_WIDE_ROLES)) return undefined
  const number = (value: number): string => formatNumber(value, language)
  async function ask(): Promise<void> {
    const ids = [...selection.ids]
    if (selection.all || ids.length > MOST)
      return toast(t('people.bulk.inviteMost'), { kind: 'info', ms: TOAST_MS.mailNotice })
    const confirmed = await askToConfirm({
      title: t('people.bulk.invite'),
      text: t('people.bulk.inviteText', { count: ids.length, number: number(ids.length) }),
      confirmLabel: t('people.bulk.invite'),
    })
    if (!confirmed) return
    invite.mutate(
      { ProjectId, UserIds: ids },
      {
        onError: (error) => toast(error.message || t('core.failed.network'), { kind: 'failed' }),
        onSuccess: ({ Invited, NotInvited }) => {
          selection.clear()
          toast(
            t('people.bulk.invited', {
              number: number(Invited.length),
              rest: number(NotInvited.length),
            }),
            { ms: TOAST_MS.mailNotice },
          )
        },
      },
    )
  }
  return () => void ask()
}
