import { useMutation, useQuery } from '@apollo/client/react';
import {
  CreateProductWebhookDocument,
  CreateWebhookDocument,
  DeleteWebhookDocument,
  PingWebhookDocument,
  ProductWebhooksDocument,
  RotateWebhookSecretDocument,
  SwitchOffWebhookDocument,
  SwitchOnWebhookDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
  type WebhookFieldsFragment,
  type WebhookInput,
} from '@infinite/schema/generated/graphql';
import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { useToast } from '@infinite/ui/use-toast';
import { useListState } from './use-list-state.ts';
import { refusalOf } from '@infinite/api-client/refusal-of';

/** The owner of the webhooks: the product, or the signed-in member. */
export type WebhookOwner = 'product' | 'member';

export type Webhook = WebhookFieldsFragment;

/**
 * Polls, because a receiver's responses change the list, such as a failed test event. It refetches
 * without flicker, and not while the page is hidden.
 */
const fresh = {
  pollInterval: 5_000,
  skipPollAttempt: () => document.hidden,
  notifyOnNetworkStatusChange: false,
};

/** The list, and whether it could be read. */
export function useWebhookList(owner: WebhookOwner) {
  const ofProduct = useQuery(ProductWebhooksDocument, { ...fresh, skip: owner !== 'product' });
  const own = useQuery(WebhooksDocument, { ...fresh, skip: owner !== 'member' });
  const query = owner === 'product' ? ofProduct : own;
  const list = owner === 'product' ? ofProduct.data?.productWebhooks : own.data?.webhooks;
  return {
    webhooks: list ?? [],
    state: useListState(query),
    reload: () => void query.refetch().catch(() => undefined),
  };
}

/** The operations on a webhook; each reloads the list when it changes it. */
export function useWebhookActs(owner: WebhookOwner) {
  const toast = useToast();
  const refetchQueries = [owner === 'product' ? ProductWebhooksDocument : WebhooksDocument];
  const [createOfProduct] = useMutation(CreateProductWebhookDocument, { refetchQueries });
  const [createOwn] = useMutation(CreateWebhookDocument, { refetchQueries });
  const [update] = useMutation(UpdateWebhookDocument);
  const [switchOn] = useMutation(SwitchOnWebhookDocument);
  const [switchOff] = useMutation(SwitchOffWebhookDocument);
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const [remove] = useMutation(DeleteWebhookDocument, { refetchQueries });
  const [ping] = useMutation(PingWebhookDocument);

  /** @returns undefined when it was refused; the error has been shown */
  async function told<Result>(act: Promise<Result>): Promise<Result | undefined> {
    try {
      return await act;
    } catch (error) {
      toast.show({ title: words.failed, description: refusalOf(error).words, tone: 'danger' });
      return undefined;
    }
  }

  return {
    /** @returns the secret @throws what the form shows */
    create: async (input: WebhookInput): Promise<string> =>
      owner === 'product'
        ? ((await createOfProduct({ variables: { input } })).data?.createProductWebhook.secret ??
          '')
        : ((await createOwn({ variables: { input } })).data?.createWebhook.secret ?? ''),
    update: async (id: string, input: WebhookInput): Promise<void> => {
      await update({ variables: { id, input } });
    },
    switchOn: (id: string) => told(switchOn({ variables: { id } })),
    switchOff: (id: string) => told(switchOff({ variables: { id } })),
    rotate: async (id: string) =>
      (await told(rotate({ variables: { id } })))?.data?.rotateWebhookSecret.secret,
    remove: (id: string) => told(remove({ variables: { id } })),
    ping: async (id: string) => {
      if (await told(ping({ variables: { id } }))) {
        toast.show({ title: words.tested, description: words.testedText, tone: 'success' });
      }
    },
  };
}

export type WebhookActs = ReturnType<typeof useWebhookActs>;
