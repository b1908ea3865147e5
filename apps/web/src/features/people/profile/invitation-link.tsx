import { Stack } from '#layout'
import { useMay, useIdentity, useTexts, useWrite } from '#shared'
import { Button, ShareLink, showSystemMessage, TextField } from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'

/** The link with which somebody sets their first password, for those who hand it over where no mail leaves. */
export function InvitationLink({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const show = useWrite('identity.showInvitation')
  if (!may('identity.showInvitation')) return null
  return (
    <Stack gap={2} align="start">
      <p>{t('users.account.linkText')}</p>
      {show.data && (
        <>
          <TextField label={t('users.account.link')} value={show.data.Url} readOnly />
          <ShareLink url={show.data.Url} />
          <p role="status">
            {t('users.account.linkHow', { until: formatDateTime(show.data.Until) })}
          </p>
        </>
      )}
      <Button
        variant="default"
        loading={show.isPending}
        onClick={() =>
          show.mutate(
            { ProjectId, UserId: userId },
            { onError: (error) => showSystemMessage(error, t) },
          )
        }
      >
        {t('users.account.linkShow')}
      </Button>
    </Stack>
  )
}
