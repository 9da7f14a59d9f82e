import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { editPhoto } from '#features/pictures/edits/edit-photo.ts';
import { PhotoEditInput, PhotoEditsType } from '#features/pictures/edits/edit.types.ts';
import { findEdits, type PhotoEdits } from '#features/pictures/edits/find-edits.ts';

@Resolver()
export class EditsResolver {
  @Query(() => PhotoEditsType, { description: 'How a photo is turned and cropped.' })
  async photoEdits(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<PhotoEditsType> {
    return shown(await findEdits(ctx, recordingId));
  }

  @Mutation(() => PhotoEditsType, {
    description: 'For who added the photo, and for editors: turns and crops what is shown of it.',
  })
  async editPhoto(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('version', () => Int, { description: 'That the change was made on; 0 for the first.' })
    version: number,
    @Arg('input', () => PhotoEditInput) input: PhotoEditInput,
  ): Promise<PhotoEditsType> {
    return shown(await editPhoto(ctx, { recordingId, version, input }));
  }
}

function shown(edits: PhotoEdits): PhotoEditsType {
  return { ...edits, versions: [...edits.versions] };
}
