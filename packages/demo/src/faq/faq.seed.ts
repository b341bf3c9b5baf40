import type { Faq, FaqCategory } from '@onward/contract/samples'

type Pair = [question: string, ans: string]
const category = (icon: string, title: string, subtitle: string, ...pairs: Pair[]): FaqCategory => ({
  icon,
  title,
  subtitle,
  qandA: pairs.map(([question, ans]) => ({ question, ans })),
})

export const faqSeed = (): Faq => ({
  payment: category(
    'invoice',
    'Payment',
    'Cards, invoices and vouchers',
    [
      'When is my card charged?',
      'On the day your order leaves our store. Until then the amount is only reserved, and a cancelled order is never charged.',
    ],
    [
      'Can my clinic pay by invoice?',
      'Yes. Choose "invoice to a facility" at the checkout and name the cost centre. The invoice is due after thirty days.',
    ],
    [
      'Why was my payment declined?',
      'Mostly because the billing address differs from the one your bank has on file. Correct it and try again: your cart waits for a week.',
    ],
    [
      'How do I use a voucher from my employer?',
      'Enter its code at the last step of the checkout. What is left of it stays on your account for the next order.',
    ],
    [
      'Where do I find my receipt?',
      'It is attached to the mail that confirms your order, and under My orders for three years.',
    ],
  ),
  delivery: category(
    'truck',
    'Delivery',
    'When it comes, and where to',
    [
      'How long does a delivery take?',
      'Two to four working days. Orders placed before noon leave our store on the same day.',
    ],
    [
      'Can you deliver to my ward?',
      'Gladly. Add ward and reception to the address: the driver hands the parcel over there and takes a signature.',
    ],
    [
      'What does delivery cost?',
      'Four dollars for each parcel. Articles marked "ships free" travel without any charge, and take the rest of the order along.',
    ],
    [
      'Do you deliver at night?',
      'Not yet. If you work nights, choose a pick-up point: they are open from six in the morning until eleven.',
    ],
    [
      'My parcel says delivered, but I do not have it. What now?',
      'Ask at the reception first, then write to us within five days. We trace the parcel and send another one if it is lost.',
    ],
  ),
  cancellationReturn: category(
    'undo',
    'Cancellation & return',
    'When it does not fit after all',
    [
      'Until when can I cancel my order?',
      'Until it is packed. The button under My orders is there as long as cancelling is possible.',
    ],
    [
      'How do I return scrubs that do not fit?',
      'Within thirty days, unworn and with their label. Print the return slip from your order and leave the parcel at any pick-up point.',
    ],
    [
      'Can I return a stethoscope that I have used?',
      'Only if it is faulty. For reasons of hygiene we cannot sell it again otherwise.',
    ],
    [
      'When do I get my money back?',
      'Three working days after the parcel has reached us, the way you paid. Banks take up to two days more.',
    ],
  ),
  myOrders: category(
    'cart',
    'My orders',
    'From the cart to the door',
    [
      'Where is my order?',
      'Open it under My orders: the number of the parcel leads to the page of the carrier, with the day it is expected.',
    ],
    [
      'Can I change the address of an order?',
      'As long as it is not packed, yes. After that the carrier may still send it to a pick-up point.',
    ],
    [
      'One article of my order is missing. Why?',
      'We send what is in store, and the rest as soon as it arrives. Each parcel has a mail of its own that lists what is inside.',
    ],
    [
      'How do I order the same set again?',
      'Open an old order and choose "order again". Sizes and colours are taken over, prices are those of today.',
    ],
    [
      'Can colleagues order on my account?',
      'Please not: names are stitched on from the account. For a team, ask us for a shared list, each with a size of their own.',
    ],
  ),
  productServices: category(
    'settings',
    'Product & services',
    'Sizes, care and repair',
    [
      'How do I find my size?',
      'Measure chest and hips over a thin shirt and compare with the table beside each article. Between two sizes take the larger one.',
    ],
    [
      'Do you stitch names on scrubs and coats?',
      'Yes, in two lines of up to twenty letters. It adds a day to the delivery, and such articles cannot be returned.',
    ],
    [
      'At how many degrees can I wash scrubs?',
      'At sixty, or at ninety if your hospital asks for it. They lose a little colour at ninety, but no seam.',
    ],
    [
      'Do you repair stethoscopes?',
      'We change tubes, membranes and ear tips of every model that we ever sold. Send it in a padded envelope with your order number.',
    ],
  ),
})
