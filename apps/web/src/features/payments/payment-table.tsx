import { Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import { Badge, Pager, pagedTableClasses as tableClasses, usePages } from '#ui'
import { FormerMark } from '#features/people'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import classes from './payments-page.module.css'

type Found = CallOutput<'payments.getPayments'>

/** Who was paid what and when, by pages, with the totals of all of them. */
export function PaymentTable({ found }: { readonly found: Found }) {
  const { t } = useTexts()
  const pages = usePages()
  const { People, Actions, Totals } = found
  return (
    <>
      <div className={classes.frame}>
        <table aria-label={t('payments.table')} className={tableClasses.table}>
          <thead>
            <tr>
              <th scope="col">{t('payments.person')}</th>
              <th scope="col">{t('payments.kayas')}</th>
              {Actions.map(({ Id, Title }) => (
                <th key={Id} scope="col">
                  {Title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {People.slice((pages.page - 1) * pages.rows, pages.page * pages.rows).map((person) => (
              <tr key={person.Kayas}>
                <th scope="row">
                  {fullName(person)} <FormerMark hasLeft={person.HasLeft} />
                </th>
                <td data-label={t('payments.kayas')} className={classes.number}>
                  {person.Kayas}
                </td>
                {Actions.map(({ Id, Title }) => {
                  const payment = person.Paid.find(({ ActionId }) => ActionId === Id)
                  return (
                    <td key={Id} data-label={Title}>
                      {payment ? (
                        <span
                          title={
                            payment.By ? t('payments.paidBy', { name: payment.By }) : undefined
                          }
                        >
                          <Badge tone="done">{formatDate(payment.At)}</Badge>
                        </span>
                      ) : (
                        <Text as="span" tone="faint">
                          {t('payments.unpaid')}
                        </Text>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('payments.total')}</th>
              <td />
              {Actions.map(({ Id, Title }) => (
                <td key={Id} data-label={Title}>
                  {t('payments.totalOf', {
                    paid: Totals.find(({ ActionId }) => ActionId === Id)?.Paid ?? 0,
                    all: People.length,
                  })}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Pager {...pages.of(People.length)} />
    </>
  )
}
