import { call, errorText, refusalOf, type Texts } from '#shared'
import { askForText } from '#ui'

/**
 * Asks for the current password, again where it is wrong: the server wants it before credentials change.
 * @returns whether it was given.
 */
export async function provePerson({ t }: Pick<Texts, 't'>): Promise<boolean> {
  let problem: string | undefined
  for (;;) {
    const Password = await askForText({
      title: t('identity.proof.title'),
      text: t('identity.proof.text'),
      label: t('identity.proof.label'),
      confirmLabel: t('identity.proof.confirm'),
      secret: true,
      check: (typed) => (typed === '' ? t('rule.password_needed') : undefined),
      ...(problem !== undefined && { problem }),
    })
    if (Password === null) return false
    try {
      await call('identity.confirmPassword', { Password })
      return true
    } catch (error) {
      problem = refusalOf(error, 'Password') ?? errorText(error, t)
    }
  }
}
