import { inDatabase } from './product-database.ts';
import type { RunningProduct } from './running-product.ts';

/**
 * As if its owner had opened the link that was mailed; journeys about that link open it. Gives the
 * sign-up's attempt back, too: all journeys come from one address, and a hundred of those that share
 * a product would use up what one address has in an hour.
 */
export async function confirmAddress(product: RunningProduct, email: string): Promise<void> {
  await inDatabase(
    product,
    `with given_back as (
       update rate_limit_hits set hits = hits - 1 where bucket = 'signUpPerAddress' and hits > 0)
     update users set email_verified_at = created_at where email_key = lower($1)`,
    [email],
  );
}
