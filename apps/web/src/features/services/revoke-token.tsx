import { useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, showSystemMessage, toast } from '#ui'

interface RevokeTokenProps {
  readonly token: { readonly Id: number; readonly Name: string }
}

/** Ends a token, once the person is sure. */
export function RevokeToken({ token: { Id, Name } }: RevokeTokenProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('services.revokeToken')
  const revoke = async () => {
    const isSure = await askToConfirm({
      title: t('services.token.sure', { name: Name }),
      text: t('services.token.sureText'),
      confirmLabel: t('services.token.revoke'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, Id },
      {
        onSuccess: () => toast(t('services.token.ended')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={t('services.token.revokeOf', { name: Name })}
      loading={write.isPending}
      onClick={() => void revoke()}
    >
      {t('services.token.revoke')}
    </Button>
  )
}
