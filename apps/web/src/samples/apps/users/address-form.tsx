import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { BillingFields, useBillingForm, type BillingAddress } from '#web/samples/ui/billing/billing-address.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type Props = { address: BillingAddress; onSave: (address: BillingAddress) => void; onClose: () => void }

export const AddressForm = ({ address, onSave, onClose }: Props) => {
  const t = useText()
  const form = useBillingForm(address)
  return (
    <Dialog title={t('billing.edit')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={form.whenRight(onSave)}>
        <BillingFields form={form} />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
