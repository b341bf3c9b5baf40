import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())

const SHOP = '/apps/ecommerce/shop'
const list = () => page.getByRole('list', { name: 'Products' })
const names = () => list().getByRole('heading').allTextContents()
const prices = async () =>
  (
    await list()
      .getByText(/^\$[\d,.]+$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/[$,]/g, '')))
const settled = () => list().and(page.locator('[aria-busy=false]')).waitFor()
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
/** A load makes the sample data as it was at first. */
const open = async (path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const openShop = async (query = '') => {
  await open(`${SHOP}${query}`)
  await settled()
}

describe('the shop', () => {
  it('starts with nine products, the newest first, and leads on to the others', async () => {
    await openShop()
    const first = await names()
    expect(first).toHaveLength(9)
    expect(await page.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(names).not.toEqual(first)
    await page.getByRole('button', { name: 'Page 3', exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
    await page.goBack()
    await openShop()
    expect(await names()).toEqual(first)
  })

  it('is searched and sorted, from the first page again', async () => {
    await openShop('?page=2')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('STETHOSCOPE')
    await page.waitForURL((url) => url.searchParams.get('q') === 'STETHOSCOPE' && !url.searchParams.has('page'))
    await expect.poll(async () => (await names()).every((name) => /stethoscope/i.test(name))).toBe(true)
    await says(`${(await names()).length} results`)
    await page.getByRole('button', { name: 'Featured, sort order' }).click()
    await page.getByRole('menuitemradio', { name: 'Lowest price' }).click()
    await page.waitForURL(/sort=price-asc/)
    const rising = async () => {
      const all = await prices()
      return all.length > 1 && all.every((price, at) => at === 0 || price >= (all[at - 1] ?? 0))
    }
    await expect.poll(rising).toBe(true)
    await page.getByRole('searchbox', { name: 'Search products' }).fill('no such thing')
    await says('No results')
    await says('0 results')
  })

  it('is filtered by price, brand and rating, which the address keeps', async () => {
    await openShop()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('radio', { name: '$10.00 to $100.00' }).check()
    await expect.poll(async () => (await prices()).every((price) => price >= 10 && price <= 100)).toBe(true)
    const brand = filters.getByRole('checkbox', { name: 'Softmile' })
    await brand.check()
    await page.waitForURL(/brand=Softmile/)
    await filters.getByRole('radio', { name: '4 and up' }).check()
    await page.waitForURL(/minRating=4/)
    await settled()
    await expect
      .poll(
        async () =>
          new Set(
            await list()
              .getByRole('img')
              .evaluateAll((all) => all.map((one) => one.ariaLabel)),
          ),
      )
      .toEqual(new Set(['4 of 5 stars', '5 of 5 stars']))
    const found = await names()
    await page.reload()
    await settled()
    expect(await names()).toEqual(found)
    await filters.getByRole('button', { name: 'Clear all filters' }).click()
    await says('27 results')
    expect(await brand.isChecked()).toBe(false)

    await filters.getByRole('slider', { name: 'Lowest price' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/minPrice=10/)
    await expect.poll(async () => Math.min(...(await prices()))).toBeGreaterThanOrEqual(10)
    expect(await filters.getByRole('slider', { name: 'Lowest price' }).getAttribute('aria-valuetext')).toBe('$10.00')
  })

  it('is laid out as a list, which says what ships for nothing', async () => {
    await openShop('?page=2')
    const shown = await names()
    expect(await page.getByText('Free shipping').count()).toBe(0)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await says('Free shipping')
    expect(await names()).toEqual(shown)
    expect(await page.getByRole('button', { name: 'List', exact: true }).getAttribute('aria-pressed')).toBe('true')
  })

  it('puts a product on the wishlist and into the cart, once', async () => {
    await openShop('?q=Trauma')
    const heart = page.getByRole('button', { name: 'Wishlist: Trauma shears' })
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Cart, 3 lines' }).waitFor()
    await page.getByRole('button', { name: 'Add to cart Trauma shears' }).press('Enter')
    const toCart = page.getByRole('link', { name: 'View in cart Trauma shears' })
    await toCart.waitFor()
    // The button gave way to the link, and the focus went along.
    await expect.poll(() => toCart.evaluate((link) => link === document.activeElement)).toBe(true)
    const cart = page.getByRole('button', { name: 'Cart, 4 lines' })
    await cart.click()
    await page.getByRole('button', { name: 'Remove Trauma shears from the cart' }).click()
    await page.getByRole('button', { name: 'Cart, 3 lines' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add to cart Trauma shears' }).waitFor()
  })

  it('takes back what a call refused', async () => {
    await openShop('?q=Trauma')
    await failCalls(page)
    const heart = page.getByRole('button', { name: 'Wishlist: Trauma shears' })
    await heart.click()
    await says('The wishlist was not changed')
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('button', { name: 'Add to cart Trauma shears' }).click()
    await says('It was not put into the cart')
    await page.getByRole('button', { name: 'Add to cart Trauma shears' }).waitFor()
    await failCalls(page, false)
  })

  it('has its filters in a drawer on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openShop()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'Larkmoor' }).check()
    await page.waitForURL(/brand=Larkmoor/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await says('4 results')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('a product', () => {
  const DETAIL = '/apps/ecommerce/product-detail'
  const openProduct = async (slug: string) => {
    await open(`${DETAIL}/${slug}`)
    await page.getByRole('list', { name: 'Related products' }).waitFor()
  }

  it('is opened from the shop, and the bare address leads to one', async () => {
    await openShop('?q=Trauma')
    await page.getByRole('link', { name: 'Trauma shears', exact: true }).click()
    await page.waitForURL(`**${DETAIL}/trauma-shears-8`)
    await page.getByRole('heading', { level: 2, name: 'Trauma shears' }).waitFor()
    for (const text of ['by Calder Works', '$9.80', '5 of 5 stars', 'In stock']) await says(text)
    await open(DETAIL)
    await page.waitForURL(/product-detail\/.+-\d+$/)
    await page.getByText('In stock').waitFor()
    // The number of a product under other words is no address of it.
    await open(`${DETAIL}/golden-shears-8`)
    await page.getByRole('alert').getByRole('link', { name: 'To the shop' }).waitFor()
  })

  it('has colours, goes into the cart and on the wishlist, and is shared with nobody', async () => {
    await openProduct('long-white-coat-9')
    const colors = page.getByRole('group', { name: /Colour/ })
    expect(await colors.getByRole('radio').count()).toBe(5)
    await colors.getByRole('radio', { name: 'Primary' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('group', { name: 'Colour: Success' }).waitFor()
    const heart = page.getByRole('button', { name: 'Wishlist Long white coat' })
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Add to cart Long white coat' }).click()
    await page.getByRole('link', { name: 'View in cart Long white coat' }).waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'Facebook' }).waitFor()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Facebook', 'X', 'YouTube', 'Instagram'])
    await page.getByRole('menuitem', { name: 'Instagram' }).click()
    await says('This is a sample: nothing was shared on Instagram')
  })

  it('has a row of related products to push on', async () => {
    await openProduct('long-white-coat-9')
    const row = page.getByRole('list', { name: 'Related products' })
    const [before, after] = ['Earlier products', 'Further products'].map((name) => page.getByRole('button', { name }))
    expect(await before?.isDisabled()).toBe(true)
    await after?.click()
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    await expect.poll(() => before?.isDisabled()).toBe(false)
    await row
      .getByRole('link', { name: /^(?!View)/ })
      .first()
      .click()
    await page.waitForURL((url) => !url.pathname.endsWith('long-white-coat-9'))
  })

  it('says what is missing, and the way back', async () => {
    for (const slug of ['gone-999', 'no-number']) {
      await open(`${DETAIL}/${slug}`)
      await page.getByRole('alert').getByText('There is no such product').waitFor()
    }
    await page.getByRole('link', { name: 'To the shop' }).click()
    await page.waitForURL(`**${SHOP}`)
  })
})

describe('the wishlist', () => {
  it('lets products go one by one, and into the cart', async () => {
    await open('/apps/ecommerce/wishlist')
    const wishes = page.getByRole('list', { name: 'Wishlist' })
    const left = () => wishes.getByRole('heading').allTextContents()
    await wishes.waitFor()
    expect(await left()).toEqual(['Digital stethoscope with recording', 'Roller case for locums', 'Closed-heel clogs'])
    await wishes.getByRole('link', { name: 'View in cart Roller case for locums' }).waitFor()
    await wishes.getByRole('button', { name: 'Add to cart Closed-heel clogs' }).click()
    await page.getByRole('button', { name: 'Cart, 4 lines' }).waitFor()
    await page.getByRole('button', { name: 'Remove Roller case for locums from the wishlist' }).click()
    await says('Roller case for locums is off the wishlist')
    await expect.poll(left).toEqual(['Digital stethoscope with recording', 'Closed-heel clogs'])
    for (const name of ['Digital stethoscope with recording', 'Closed-heel clogs']) {
      await page.getByRole('button', { name: `Remove ${name} from the wishlist` }).click()
      await expect.poll(left).not.toContain(name)
    }
    await page.getByRole('alert').getByText('Your wishlist is empty').waitFor()
    await page.getByRole('link', { name: 'To the shop' }).click()
    await page.waitForURL(`**${SHOP}`)
    const heart = page.getByRole('button', { name: 'Wishlist: Roller case for locums' })
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('the checkout', () => {
  const CHECKOUT = '/apps/ecommerce/checkout'
  const steps = () => page.getByRole('navigation', { name: 'Steps of the checkout' })
  const lines = () => page.getByRole('list', { name: 'Lines of the cart' }).getByRole('listitem')
  const total = () => page.getByRole('definition').last()
  const amountOf = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''))
  const openCheckout = async () => {
    await open(CHECKOUT)
    await lines().first().waitFor()
  }

  it('goes from the cart over the address to the payment, which orders nothing', async () => {
    await openCheckout()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/step=address/)
    await steps()
      .getByRole('button', { name: /Address/ })
      .and(page.locator('[aria-current=step]'))
      .waitFor()
    await page.getByRole('button', { name: 'Save and deliver here' }).click()
    await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(8)
    expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true)
    for (const [label, text] of Object.entries({
      'Full name': 'Idris Vantongeren',
      'Mobile number': '+1 555 0199',
      'Flat or house number': '3 Mill Lane',
      Landmark: 'Town clock',
      City: 'Tarnow Falls',
      Pincode: '05401',
      State: 'Vermont',
    }))
      await page.getByLabel(label).fill(text)
    // One may look back: what was typed is still there.
    await steps().getByRole('button', { name: /Cart/ }).click()
    await lines().first().waitFor()
    await steps()
      .getByRole('button', { name: /Address/ })
      .click()
    expect(await page.getByLabel('City').inputValue()).toBe('Tarnow Falls')
    await page.getByLabel('Address type').selectOption('Work')
    await page.getByRole('button', { name: 'Save and deliver here' }).click()
    await page.waitForURL(/step=payment/)
    const payment = page.getByRole('group', { name: 'Payment', exact: true })
    await payment.getByText('Idris Vantongeren').waitFor()
    await payment.getByRole('button', { name: 'Confirm order' }).click()
    await payment.getByText('Three or four digits').waitFor()
    await payment.getByRole('button', { name: 'Add a gift card' }).click()
    await payment.getByLabel('Gift card number').fill('123')
    await payment.getByRole('button', { name: 'Apply' }).click()
    await payment.getByText('There is no such gift card').waitFor()
    await payment.getByRole('radio', { name: 'Cash on delivery' }).check()
    await payment.getByRole('button', { name: 'Confirm order' }).click()
    await says('Thank you. This is a sample')
    await page.getByRole('button', { name: 'Cart, 3 lines' }).waitFor()
  })

  it('counts with the quantities that the navbar shows as well', async () => {
    await openCheckout()
    expect(await lines().count()).toBe(3)
    await lines()
      .first()
      .getByText(/^Delivery by /)
      .waitFor()
    await lines()
      .first()
      .getByText(/% off by \d offers?/)
      .waitFor()
    // What a piece costs is less than before by what is off, and the sums are made of that.
    const percent = parseInt(
      (await lines()
        .first()
        .getByText(/% off by/)
        .textContent()) ?? '',
      10,
    )
    const each = amountOf(await lines().first().locator('strong').textContent())
    expect(each).toBeCloseTo(134 * (1 - percent / 100), 2)
    expect(await lines().first().locator('s').textContent()).toBe('$134.00')
    const before = amountOf(await total().textContent())
    await lines()
      .first()
      .getByRole('textbox', { name: /^Quantity of/ })
      .fill('3')
    await expect.poll(async () => amountOf(await total().textContent())).toBeCloseTo(before + 2 * each, 2)
    await page.getByRole('button', { name: 'Cart, 3 lines' }).click()
    const cart = page.getByRole('dialog')
    const quantity = cart.getByRole('textbox', { name: /^Quantity of/ }).first()
    expect(await quantity.inputValue()).toBe('3')
    await quantity.fill('2')
    await page.keyboard.press('Escape')
    await expect.poll(async () => amountOf(await total().textContent())).toBeCloseTo(before + each, 2)
    await page.getByLabel('Coupon').fill('SPRING')
    await page.getByRole('button', { name: 'Apply' }).click()
    await says('There is no such coupon')
  })

  it('cannot go on from an empty cart', async () => {
    await openCheckout()
    for (const rest of [2, 1, 0]) {
      await lines()
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect.poll(() => lines().count()).toBe(rest)
    }
    await says('Your cart is empty')
    expect(await page.getByRole('button', { name: 'Place order' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Cart, empty' }).waitFor()
  })

  it('takes the saved address', async () => {
    await open(`${CHECKOUT}?step=address`)
    await page.getByRole('button', { name: 'Deliver to this address' }).click()
    await page.waitForURL(/step=payment/)
    await page.getByRole('group', { name: 'Payment', exact: true }).getByText('Rosalind Achterdale').waitFor()
  })
})
