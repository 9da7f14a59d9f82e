import { inDatabase } from './product-database.ts';
import type { RunningProduct } from './running-product.ts';

/** As if its owner had opened the link that was mailed; journeys about that link open it. */
export async function confirmAddress(product: RunningProduct, email: string): Promise<void> {
  await inDatabase(
    product,
    'update users set email_verified_at = created_at where email_key = lower($1)',
    [email],
  );
}
